/* Work-items that part where OpenCL has all go the same way: some end before what the others wait
 * for each other at. The group then goes on in steps, which the runner takes (hostcode.h): one
 * region for one work-item, from what was kept in the scratch, or what those do together that wait
 * at the same place. */
#include <stdio.h>

#include "hostcode/hostcode.h"
#include "regions.h"

#define ITEM(field) ((unsigned)offsetof(struct ur_hostcode_item, field))

enum { NEXT_BYTES = 8 }; /* of which 4 are used: arrays behind it stay aligned */

uint64_t ll_next_at(const struct regions *r) {
    return r->item_bytes;
}

uint64_t ll_values_at(const struct regions *r, unsigned which) {
    return r->item_bytes + NEXT_BYTES + which * r->widest;
}

uint64_t ll_scratch_item(const struct regions *r) {
    return r->steps ? ll_values_at(r, 2) : r->item_bytes;
}

/* What hostcode.h says of what stands before a region. */
static uint32_t flags_of(const struct state *state) {
    uint32_t flags = state->rank * UR_HOSTCODE_SYNC_RANK;
    if (!state->sync) {
        return flags;
    }
    flags |= state->scope == SYNC_GROUP ? UR_HOSTCODE_SYNC_GROUP : UR_HOSTCODE_SYNC_SUB_GROUP;
    flags |= state->sync->opcode == SpvOpControlBarrier ? UR_HOSTCODE_SYNC_BARRIER : 0;
    return flags;
}

/* ---- where they part ------------------------------------------------------------------------- */

/* %name, `bytes` for each work-item of the group behind the beginning of the scratch. */
static void put_part(struct fn *k, const char *name, const char *scratch, const char *room,
                     uint64_t bytes) {
    ll_emit(k, "%%%s.offset = mul i64 %s, %l", name, room, (int64_t)bytes);
    ll_emit(k, "%%%s = getelementptr inbounds i8, ptr %s, i64 %%%s.offset", name, scratch, name);
}

/* The same for the part of it that begins with work-item `first`. */
static uint32_t part_from(struct fn *k, const char *array, const char *first, uint64_t size) {
    uint32_t by = ll_temp(k), made = ll_temp(k);
    ll_emit(k, "%n = mul i64 %s, %l", by, first, (int64_t)size);
    ll_emit(k, "%n = getelementptr inbounds i8, ptr %s, i64 %n", made, array, by);
    return made;
}

/* Copies `size` bytes for each work-item of the team. Of a whole one LLVM knows how many. */
static void copy_lanes(struct fn *k, uint32_t to, uint32_t from, uint64_t size) {
    const char *bytes;
    ll_declare(k->t, "llvm.memcpy", "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n");
    if (k->lanes) {
        bytes = ll_format(k->t, "%llu", (unsigned long long)(size * k->lanes));
    } else {
        uint32_t made = ll_temp(k);
        ll_emit(k, "%n = mul i64 %%lanes, %l", made, (int64_t)size);
        bytes = ll_format(k->t, "%%t%u", made);
    }
    ll_emit(k, "call void @llvm.memcpy.p0.p0.i64(ptr %n, ptr %n, i64 %s, i1 false)", to, from,
            bytes);
}

/* Where the team's part of a keep begins in the scratch. */
static uint32_t scratch_of(struct fn *k, const struct keep *keep, const char *scratch,
                           const char *room) {
    uint32_t by = ll_temp(k), made = ll_temp(k);
    ll_emit(k, "%n = mul i64 %s, %l", by, room, (int64_t)keep->offset);
    ll_emit(k, "%n = getelementptr inbounds i8, ptr %s, i64 %n", made, scratch, by);
    return part_from(k, ll_format(k->t, "%%t%u", made), "%first", keep->size);
}

static void to_scratch(struct fn *k, const struct keep *keep, const char *scratch,
                       const char *room) {
    if (!keep->shared) {
        uint32_t to = scratch_of(k, keep, scratch, room);
        copy_lanes(k, to, ll_keep_address(k, keep, "%from", false), keep->size);
    }
}

static void from_scratch(struct fn *k, const struct keep *keep) {
    if (!keep->shared) {
        uint32_t to = ll_keep_address(k, keep, "%from", false);
        copy_lanes(k, to, scratch_of(k, keep, "%x", "%n"), keep->size);
    }
}

void ll_emit_leave(struct fn *k, const struct state *state) {
    const struct regions *r = k->regions;
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    if (!ll_own_arrays(r)) {
        return;
    }
    for (uint32_t i = 0; i < state->live_count; ++i) {
        if (r->keeps[state->live[i]].id != state->sync->result) {
            to_scratch(k, &r->keeps[state->live[i]], "%x", "%n");
        }
    }
    for (uint32_t i = 0; i < state->lasting_count; ++i) {
        to_scratch(k, &r->keeps[state->lasting[i]], "%x", "%n");
    }
    /* What the group takes there. */
    ur_spirv_walk_begin(&walk, k->t->module, state->sync);
    while (ur_spirv_walk_next(&walk, &item)) {
        uint32_t id = item.id ? state->sync->operands[item.first] : 0;
        if (id && id < k->t->module->bound && k->t->ids[id].keep) {
            to_scratch(k, &r->keeps[k->t->ids[id].keep - 1], "%x", "%n");
        }
    }
}

void ll_emit_enter(struct fn *k, const struct state *state) {
    const struct regions *r = k->regions;
    for (uint32_t i = 0; ll_own_arrays(r) && i < state->live_count; ++i) {
        from_scratch(k, &r->keeps[state->live[i]]);
    }
    for (uint32_t i = 0; ll_own_arrays(r) && i < state->lasting_count; ++i) {
        from_scratch(k, &r->keeps[state->lasting[i]]);
    }
}

void ll_emit_apart(struct fn *k) {
    struct tr *t = k->t;
    const struct regions *r = k->regions;
    const char *scratch = "%x", *room = "%n";
    if (r->width && !r->resumed) {
        ll_emit(k, "%%scratch.at = getelementptr inbounds i8, ptr %%item, i64 %u", ITEM(scratch));
        ll_emit(k, "%%scratch = load ptr, ptr %%scratch.at, align 8");
        ll_emit(k, "%%size.xy = mul i64 %%x.size, %%y.size");
        ll_emit(k, "%%size.xyz = mul i64 %%size.xy, %%z.size");
        ll_emit(k, "%%size.more = add i64 %%size.xyz, 15");
        ll_emit(k, "%%room = and i64 %%size.more, -16");
        scratch = "%scratch";
        room = "%room";
    }
    for (uint32_t i = 0; r->width && (!r->resumed || ll_own_arrays(r)) && i < r->keep_count; ++i) {
        to_scratch(k, &r->keeps[i], scratch, room);
    }
    if (r->width) {
        put_part(k, "apart.next", scratch, room, ll_next_at(r));
        uint32_t to = part_from(k, "%apart.next", "%first", 4), from = ll_temp(k);
        ll_emit(k, "%n = getelementptr inbounds i8, ptr %%pc, i64 0", from);
        copy_lanes(k, to, from, 4);
    }
    if (!r->resumed && r->team_bytes) {
        ll_declare(t, "llvm.memcpy", "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n");
        put_part(k, "apart.teams", scratch, room, ll_scratch_item(r));
        if (r->width) {
            ll_emit(k, "%%team = udiv i64 %%first, %u", r->width);
        } else {
            ll_emit(k, "%%team = add i64 0, 0");
        }
        ll_emit(k, "call void @llvm.memcpy.p0.p0.i64(ptr %n, ptr %%u, i64 %l, i1 false)",
                part_from(k, "%apart.teams", "%team", r->team_bytes), (int64_t)r->team_bytes);
    }
}

/* ---- steps ----------------------------------------------------------------------------------- */

void ll_put_scratch_arrays(struct fn *k) {
    const struct regions *r = k->regions;
    for (uint32_t i = 0; ll_own_arrays(r) && i < r->keep_count; ++i) {
        if (!r->keeps[i].shared) {
            put_part(k, ll_format(k->t, "array%u", i), "%x", "%n", r->keeps[i].offset);
        }
    }
}

static struct fn *steps_begin(struct tr *t, struct regions *r) {
    struct fn *k = ll_begin(t, r->function);
    k->regions = r;
    ur_text_puts(&t->out, &k->body, "start:\n");
    ll_emit(k, "%%scratch.at = getelementptr inbounds i8, ptr %%item, i64 %u", ITEM(scratch));
    ll_emit(k, "%%x = load ptr, ptr %%scratch.at, align 8");
    ll_put_scratch_arrays(k);
    return k;
}

static void steps_end(struct fn *k, const char *name, const char *result, const char *places) {
    struct tr *t = k->t;
    ur_text_puts(&t->out, &k->body, "none:\n");
    ll_emit(k, "unreachable");
    k->insn = NULL;
    ur_text_print(&t->out, &t->body, "\ndefine internal %s @f%u.%s(ptr %%item", result,
                  k->function->id, name);
    ll_put_parameters(k);
    ur_text_print(&t->out, &t->body,
                  ", i64 %%n%s, i32 %%state, ptr %%u) noinline cold optsize nounwind {\nentry:\n",
                  places);
    ll_end(k, "start");
}

uint32_t ll_call_region(struct fn *k, uint32_t s, int way) {
    struct tr *t = k->t;
    uint32_t made = ll_temp(k);
    ur_text_print(&t->out, &k->body, "  %%t%u = call i32 @%s(ptr %%item", made,
                  ll_region_name(t, k->regions, s, way));
    ll_pass_parameters(k);
    ll_put_arrays(t, &k->body, k->regions);
    ur_text_puts(&t->out, &k->body, ", i64 %place, i64 %lane, ptr %u, ptr %w)");
    ur_text_puts(&t->out, &k->body, ll_are_apart(k->regions) ? " noinline\n" : "\n");
    return made;
}

static void emit_step(struct fn *k, uint32_t s) {
    struct tr *t = k->t;
    struct ur_text *text = &k->body;
    const struct regions *r = k->regions;
    const struct state *state = &r->states[s];
    ur_text_print(&t->out, text, "T%u:\n", s);
    uint32_t next = ll_call_region(k, s, state->decides ? FOR_TEAM : FOR_ALL);
    if (!state->decides) {
        ll_copy_shared(k, r, state);
        ll_emit(k, "ret i32 %n", next);
        return;
    }
    ur_text_print(&t->out, text, "  switch i32 %%t%u, label %%none [", next);
    for (uint32_t i = 0; i < state->next_count; ++i) {
        ur_text_print(&t->out, text, " i32 %u, label %%W%u.%u", state->next[i], s, state->next[i]);
    }
    ur_text_puts(&t->out, text, " ]\n");
    for (uint32_t i = 0; i < state->next_count; ++i) {
        ur_text_print(&t->out, text, "W%u.%u:\n", s, state->next[i]);
        if (ll_keeps_on_way(t, r, state, state->next[i])) {
            (void)ll_call_region(k, s, (int)state->next[i]);
        }
        ll_copy_shared(k, r, state);
        ll_emit(k, "ret i32 %u", state->next[i]);
    }
}

static void emit_meeting(struct fn *k, uint32_t s) {
    const struct regions *r = k->regions;
    const struct state *state = &r->states[s];
    uint32_t result = state->sync->result ? k->t->ids[state->sync->result].keep : 0;
    const struct keep *keep = result ? &r->keeps[result - 1] : NULL;
    uint64_t given = keep && keep->shared ? keep->offset | keep->size << 32 : 0;
    ur_text_print(&k->t->out, &k->body, "M%u:\n", s);
    k->parted = s;
    ll_emit_lanes(k, state);
    k->parted = 0;
    ll_emit(k, "ret i64 %l", (int64_t)given);
}

void ll_emit_steps(struct tr *t, struct regions *r) {
    struct fn *k = steps_begin(t, r);
    ll_emit(k, "%%w = alloca [%u x i8], align 128", (unsigned)r->team_bytes + 1);
    k->facts->stack += r->team_bytes + 129;
    ur_text_puts(&t->out, &k->body, "  switch i32 %state, label %none [");
    for (uint32_t s = 0; s < r->state_count; ++s) {
        ur_text_print(&t->out, &k->body, " i32 %u, label %%T%u", s, s);
    }
    ur_text_puts(&t->out, &k->body, " ]\n");
    for (uint32_t s = 0; s < r->state_count; ++s) {
        emit_step(k, s);
    }
    steps_end(k, "step", "i32", ", i64 %place, i64 %lane");

    k = steps_begin(t, r);
    ll_put_fields(k, false);
    ll_emit(k, "%%from = add i64 %%first, 0");
    put_part(k, "nexts", "%x", "%n", ll_next_at(r));
    ll_emit(k, "%%pc = getelementptr inbounds i32, ptr %%nexts, i64 %%first");
    put_part(k, "parted.in", "%x", "%n", ll_values_at(r, 0));
    put_part(k, "parted.out", "%x", "%n", ll_values_at(r, 1));
    ur_text_puts(&t->out, &k->body, "  switch i32 %state, label %none [");
    for (uint32_t s = 0; s < r->state_count; ++s) {
        if (r->states[s].sync) {
            ur_text_print(&t->out, &k->body, " i32 %u, label %%M%u", s, s);
        }
    }
    ur_text_puts(&t->out, &k->body, " ]\n");
    for (uint32_t s = 0; s < r->state_count; ++s) {
        if (r->states[s].sync) {
            emit_meeting(k, s);
        }
    }
    steps_end(k, "meet", "i64", ", i64 %first, i64 %lanes");
}

/* ---- for the table --------------------------------------------------------------------------- */

static void begin_part(struct tr *t, const struct kernel *kernel, uint32_t number, uint32_t place,
                       const char *name, const char *result, const char *places) {
    const char *late = kernel->steps ? "late." : "";
    if (*late) {
        ll_emit_late_part(t, kernel->steps + place, number, name, result, places);
    }
    ur_text_print(
        &t->out, &t->body,
        "\ndefine internal %s @ur.%s%s%u(ptr noalias readonly %%args, ptr %%item, i64 %%n%s, "
        "i32 %%state, ptr %%u) cold nounwind {\nentry:\n",
        result, late, name, number, places);
    ll_load_arguments(t, kernel);
    ll_copy_arguments(t, kernel);
    ur_text_print(&t->out, &t->body, "  %%r = call %s @f%u.%s(ptr %%item", result,
                  t->module->functions[kernel->index].id, name);
    for (uint32_t i = 0; i < kernel->function->parameter_count; ++i) {
        ur_text_print(&t->out, &t->body, ", %s %%a%u",
                      ll_type_of(t, kernel->function->parameters[i])->text, i);
    }
    ur_text_print(&t->out, &t->body, ", i64 %%n%s, i32 %%state, ptr %%u)\n  ret %s %%r\n}\n",
                  places, result);
}

void ll_emit_parts(struct tr *t, const struct kernel *kernel, uint32_t number) {
    const struct regions *r = kernel->regions;
    begin_part(t, kernel, number, 0, "step", "i32", ", i64 %place, i64 %lane");
    begin_part(t, kernel, number, 1, "meet", "i64", ", i64 %first, i64 %lanes");
    ur_text_print(&t->out, &t->declarations, "@ur.syncs%u = internal constant [%u x i32] [", number,
                  r->state_count);
    for (uint32_t s = 0; s < r->state_count; ++s) {
        ur_text_print(&t->out, &t->declarations, "%si32 %u", s ? ", " : "",
                      flags_of(&r->states[s]));
    }
    ur_text_print(&t->out, &t->declarations,
                  "]\n@ur.parts%u = internal constant { ptr, ptr, ptr, i32, i32, i64 } { ptr "
                  "@ur.step%u, ptr @ur.meet%u, ptr @ur.syncs%u, i32 %u, i32 %u, i64 %l }\n",
                  number, number, number, number, r->state_count, r->width, (int64_t)ll_next_at(r));
}

_Static_assert(offsetof(struct ur_hostcode_parts, syncs) == 16 &&
                   offsetof(struct ur_hostcode_parts, team_size) == 28 &&
                   offsetof(struct ur_hostcode_parts, next_at) == 32,
               "it is written by hand above");
